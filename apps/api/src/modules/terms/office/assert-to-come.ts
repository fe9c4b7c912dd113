import { AppError } from '@mall/contracts/errors';
import { seoulDayOf } from '@mall/domain/seoul-day';

/** 4090: a version in force is replaced by a later one, and never withdrawn. */
export function assertToCome(appliedOn: string, at: Date): void {
  if (appliedOn > seoulDayOf(at)) return;
  throw new AppError('4090', { description: '이미 시행한 약관은 거둘 수 없어요. 다음 버전을 써 주세요.' });
}
