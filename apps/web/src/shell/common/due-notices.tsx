import type { UserInfo } from '@mall/contracts/auth';
import { Reconsent } from '../../features/member/parts/reconsent.tsx';
import { TemporaryPasswordNotice } from './temporary-password-notice.tsx';

/** A password of one's own comes first: a session with a temporary one serves nothing else. */
export const DueNotices = ({ user }: { user: UserInfo }) =>
  user.hasTemporaryPassword ? <TemporaryPasswordNotice /> : <Reconsent />;
