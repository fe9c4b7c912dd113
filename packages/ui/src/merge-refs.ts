import type { Ref, RefCallback } from 'react';

/** One ref that sets several; each may return its own clean-up. */
export function mergeRefs<T>(...refs: readonly (Ref<T> | ((node: T) => (() => void) | undefined) | undefined)[]) {
  const merged: RefCallback<T> = (node) => {
    if (!node) return;
    const cleanups = refs.map((ref) => attach(ref as Ref<T>, node));
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  };
  return merged;
}

function attach<T>(ref: Ref<T> | undefined, node: T): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(node);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}
