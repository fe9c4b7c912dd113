import { AppError } from '@mall/contracts/errors';
import { showsJoining } from '@mall/domain/access-matrix';
import type { Mall } from '../../plugins/mall.repository.ts';

/** R6.03: nobody can join a COMMON mall, nor one that signs its visitors in automatically. */
export function assertJoinable(mall: Mall): void {
  if (!showsJoining(mall)) throw new AppError('4030');
}
