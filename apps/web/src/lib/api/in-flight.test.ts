import { expect, test } from 'vitest';
import { abortPending, shareRequest } from './in-flight.ts';

/** A request whose response is sent by hand, and that knows whether it was aborted. */
function request() {
  const state = { launched: 0, isAborted: false, respond: (_: string) => {} };
  const run = (signal: AbortSignal) => {
    state.launched += 1;
    return new Promise<string>((resolve, reject) => {
      state.respond = resolve;
      signal.addEventListener('abort', () => {
        state.isAborted = true;
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  };
  return { state, run };
}

// R7.22
test('identical requests under way are one request, and all get its response', async () => {
  const { state, run } = request();
  const both = Promise.all([shareRequest('/a', undefined, run), shareRequest('/a', undefined, run)]);
  state.respond('one');
  expect(await both).toEqual(['one', 'one']);
  expect(state.launched).toBe(1);
});

// R7.22
test('another address, no key, or a finished request makes a request of its own', async () => {
  const { state, run } = request();
  const first = shareRequest('/b', undefined, run);
  state.respond('first');
  await first;
  const others = [
    shareRequest('/b', undefined, run),
    shareRequest('/c', undefined, run),
    shareRequest(null, undefined, run),
  ];
  for (const other of others) other.catch(() => {});
  expect(state.launched).toBe(4);
  abortPending();
});

// R7.22
test('one caller’s abort does not end the request for the other; the last one does', async () => {
  const { state, run } = request();
  const [leaver, stayer] = [new AbortController(), new AbortController()];
  const left = shareRequest('/d', leaver.signal, run);
  const stayed = shareRequest('/d', stayer.signal, run);
  leaver.abort();
  await expect(left).rejects.toThrow('aborted');
  expect(state.isAborted).toBe(false);
  stayer.abort();
  await expect(stayed).rejects.toThrow('aborted');
  expect(state.isAborted).toBe(true);
});

// R8.04
test('every request under way ends at once', async () => {
  const requests = [request(), request()];
  const shared = requests.map(({ run }, index) => shareRequest(`/e${index}`, undefined, run));
  abortPending();
  await expect(Promise.allSettled(shared)).resolves.toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(requests.map(({ state }) => state.isAborted)).toEqual([true, true]);
});
