import { AppError } from '@mall/contracts/errors';
import { reviewedFields } from '@mall/domain/product-review';
import type { Changes, Runner } from '../office/product.repository.ts';
import { listWaitingFields, type Who } from './review-field.repository.ts';

/** 4220 at each field that needs a second person's review when these staff would save it alone. */
export async function assertOwnSave(runner: Runner, changes: Changes, who: Who): Promise<void> {
  const waiting = reviewedFields(changes, await listWaitingFields(runner, who));
  if (waiting.length === 0) return;
  const message = '승인 요청으로 바꿀 수 있는 항목이에요.';
  throw new AppError('4220', { fieldErrors: waiting.map((field) => ({ field, message })) });
}
