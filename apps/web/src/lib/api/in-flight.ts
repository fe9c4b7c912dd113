type SharedRequest = { controller: AbortController; promise: Promise<unknown>; callers: number };

const requests = new Map<string, SharedRequest>();
const controllers = new Set<AbortController>();

/** R8.04: aborts every pending request. */
export function abortPending(): void {
  for (const controller of controllers) controller.abort();
}

function start(run: (signal: AbortSignal) => Promise<unknown>): SharedRequest {
  const controller = new AbortController();
  controllers.add(controller);
  const promise = run(controller.signal).finally(() => controllers.delete(controller));
  return { controller, promise, callers: 0 };
}

/** Resolves with the request, or rejects as soon as this caller's own signal aborts. */
function join<T>(request: SharedRequest, signal: AbortSignal | undefined): Promise<T> {
  request.callers += 1;
  if (!signal) return request.promise as Promise<T>;
  return new Promise<T>((resolve, reject) => {
    const leave = () => {
      request.callers -= 1;
      // Only the last caller's abort ends the request.
      if (request.callers === 0) request.controller.abort();
      reject(new DOMException('aborted', 'AbortError'));
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    request.promise
      .then((value) => resolve(value as T), reject)
      .finally(() => signal.removeEventListener('abort', leave));
  });
}

/** R7.22: identical pending requests share one request and one abort handle; a null key never shares. */
export function shareRequest<T>(
  key: string | null,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const shared = key === null ? undefined : requests.get(key);
  if (shared && !shared.controller.signal.aborted) return join<T>(shared, signal);
  const request = start(run);
  if (key !== null) {
    requests.set(key, request);
    const forget = () => {
      if (requests.get(key) === request) requests.delete(key);
    };
    request.promise.then(forget, forget);
  }
  return join<T>(request, signal);
}
