import { useDeferredValue, useEffect, useState } from 'react';

/**
 * The value once what is first drawn with it is in the page: for what lies below or beside that, drawn in slices which the next press
 * interrupts. A deferred value alone would come with the first: a deferred rendering defers nothing again. A transition would wait for
 * the one that writes the address.
 */
export function useFollowing<Value extends object | number>(value: Value): Value {
  const [followed, follow] = useState(value);
  useEffect(() => follow(value), [value]);
  return useDeferredValue(followed);
}
