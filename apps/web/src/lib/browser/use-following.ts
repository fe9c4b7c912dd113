import { useDeferredValue, useEffect, useState } from 'react';

/**
 * The value once what is first rendered with it is in the page: for what lies below or beside that, rendered in slices that the next press
 * interrupts. A deferred value alone would come with the first, since a deferred rendering does not defer again; a transition would wait for
 * the one that writes the address.
 */
export function useFollowing<Value extends object | number>(value: Value): Value {
  const [followed, follow] = useState(value);
  useEffect(() => follow(value), [value]);
  return useDeferredValue(followed);
}
