import { AppError } from '@mall/contracts/errors';

type Saved = { readonly by: string | null; readonly changedAt: Date | null };

/** 4090 for saving over a newer version: with what is stored now, who saved it, and when. */
export const staleSave = <Words extends object>({ by, changedAt, ...saved }: Saved & Words): AppError =>
  new AppError('4090', { data: { by: by ?? '', at: changedAt?.toISOString() ?? '', saved } });
