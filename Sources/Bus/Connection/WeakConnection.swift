/// What callbacks of sd-bus know of a connection: nothing once its end has begun.
@BusActor final class WeakConnection {
  weak var connection: Connection?
}
