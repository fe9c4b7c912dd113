import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { findThemeBase } from './office/mall-settings.repository.ts';

/** A mall with its own themes takes its base from the live one, which the database enforces too. Error 4090. */
export async function assertStyle(transaction: MallTransaction, { style }: Partial<Mall>): Promise<void> {
  if (style === undefined) return;
  const base = await findThemeBase(transaction);
  if (base !== undefined && base !== style)
    throw new AppError('4090', { description: '이 몰은 테마를 따로 정했어요. 테마 화면에서 바꿔 주세요.' });
}
