import { AppError } from '@mall/contracts/errors';
import type { AnyShape } from '@mall/contracts/wire';
import { toFieldErrors } from './field-errors.ts';

type Decode = (value: unknown) => unknown;

/** Checks and decodes one part of a request; 4000 with the fields that are wrong. */
export function decoderOf(shape: AnyShape | undefined): Decode {
  if (!shape) return () => undefined;
  const decode = shape.decode as Decode;
  return (value) => {
    const parsed = shape.schema.safeParse(value ?? {});
    if (!parsed.success) throw new AppError('4000', { fieldErrors: toFieldErrors(parsed.error.issues) });
    return decode(parsed.data);
  };
}
