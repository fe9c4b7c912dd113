import { type ReactNode, useState } from 'react';

type Props<Value> = { start: Value; children: (value: Value, setValue: (value: Value) => void) => ReactNode };

/** Holds the value of a controlled component. */
export function Controlled<Value>({ start, children }: Props<Value>) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
