type Flight = { controller: AbortController; promise: Promise<unknown>; passengers: number };

const flights = new Map<string, Flight>();
const controllers = new Set<AbortController>();

/** R8.04: ends every request that is under way. */
export function abortPending(): void {
  for (const controller of controllers) controller.abort();
}

function launch(run: (signal: AbortSignal) => Promise<unknown>): Flight {
  const controller = new AbortController();
  controllers.add(controller);
  const promise = run(controller.signal).finally(() => controllers.delete(controller));
  return { controller, promise, passengers: 0 };
}

/** Resolves with the request, or rejects as soon as this caller's own signal aborts. */
function board<T>(flight: Flight, signal: AbortSignal | undefined): Promise<T> {
  flight.passengers += 1;
  if (!signal) return flight.promise as Promise<T>;
  return new Promise<T>((resolve, reject) => {
    const leave = () => {
      flight.passengers -= 1;
      // Only the last caller's abort ends the request.
      if (flight.passengers === 0) flight.controller.abort();
      reject(new DOMException('aborted', 'AbortError'));
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    flight.promise
      .then((value) => resolve(value as T), reject)
      .finally(() => signal.removeEventListener('abort', leave));
  });
}

/** R7.22: identical requests under way share one request and one abort handle; a null key never shares. */
export function shareFlight<T>(
  key: string | null,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const shared = key === null ? undefined : flights.get(key);
  if (shared && !shared.controller.signal.aborted) return board<T>(shared, signal);
  const flight = launch(run);
  if (key !== null) {
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.promise.then(land, land);
  }
  return board<T>(flight, signal);
}
