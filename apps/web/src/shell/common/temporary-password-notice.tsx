import { useAlert } from '@mall/ui/alert-provider';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMallNavigate } from '../../lib/use-mall-navigate.ts';
import { useSession } from '../../lib/use-session.ts';

const passwordPath = '/updatePasswordForm';
const notice = '임시비밀번호 발급 후 무조건 비밀번호 변경해야합니다.';

/** R4.08: a temporary password leads to the form that changes it, from wherever its owner is. */
export function TemporaryPasswordNotice() {
  const { user } = useSession();
  const alert = useAlert();
  const navigate = useMallNavigate();
  const isElsewhere = useLocation({ select: ({ pathname }) => !pathname.endsWith(passwordPath) });
  const mustChange = user?.hasTemporaryPassword === true && isElsewhere;
  useEffect(() => {
    if (!mustChange) return;
    // However the notice is closed, the form follows.
    alert({ title: '안내', message: notice, confirmLabel: '비밀번호 변경하기' }).then(() => navigate(passwordPath));
  }, [mustChange, alert, navigate]);
  return null;
}
