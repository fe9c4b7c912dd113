import { useCallback, useEffect, useState } from 'react';
import { readDraft, writeDraft } from './drafts.ts';

/** A form's values that outlive a reload; without a name they do not. */
export function useDraft<Shape extends object>(name: string | undefined, initial: Shape) {
  const [start] = useState(() => (name === undefined ? initial : readDraft(name, initial)));
  const [values, setValues] = useState(start);
  useEffect(() => {
    if (name !== undefined && values !== start) writeDraft(name, values);
  }, [name, start, values]);
  const change = useCallback((changed: Partial<Shape>) => setValues((known) => ({ ...known, ...changed })), []);
  return [values, change] as const;
}
