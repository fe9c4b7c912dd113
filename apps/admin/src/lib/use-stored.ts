import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // The browser's storage is unavailable: every visit begins with the defaults.
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function parse<Value>(text: string | null, usual: Value): Value {
  if (text === null) return usual;
  try {
    return JSON.parse(text) as Value;
  } catch {
    return usual;
  }
}

/** A setting that this browser stores for its staff, shared by all its tabs; never for personal data. */
export function useStored<Value>(name: string, usual: Value): readonly [Value, (value: Value) => void] {
  const key = `office:${name}`;
  const text = useSyncExternalStore(subscribe, () => read(key));
  const set = useCallback((value: Value) => write(key, JSON.stringify(value)), [key]);
  return [parse(text, usual), set];
}
