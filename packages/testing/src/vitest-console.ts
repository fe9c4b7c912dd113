import { afterEach, beforeEach, expect, vi } from 'vitest';

// An unexpected error or warning is a failure; a test that expects one spies on the console itself.
const levels = ['error', 'warn'] as const;
let spies: ReturnType<typeof vi.spyOn>[] = [];

beforeEach(() => {
  spies = levels.map((level) => vi.spyOn(console, level));
});

afterEach(() => {
  for (const spy of spies) {
    if (vi.isMockFunction(spy)) expect(spy.mock.calls, 'unexpected console output').toEqual([]);
    spy.mockRestore();
  }
});
