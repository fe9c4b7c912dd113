import type { BoardType } from '@mall/contracts/codes';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { isWithinReach } from './post.repository.ts';

/** Whether staff may see a post: when they may read its board in its mall. */
export const maySeePost = (
  staff: StaffCaller,
  { mallId, boardType }: { readonly mallId: number; readonly boardType: BoardType },
): boolean => isWithinReach(staff.reachOf('boards.read'), mallId, boardType);
