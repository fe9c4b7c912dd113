import { useAlert } from '@mall/ui/alert-provider';
import { useEffect } from 'react';
import { useMallNavigate } from '../../lib/routing/use-mall-navigate.ts';

const notice = '임시비밀번호 발급 후 무조건 비밀번호 변경해야합니다.';

/** R4.08: the owner of a temporary password gets one notice per page load, and is redirected to the form from anywhere. */
export function TemporaryPasswordNotice() {
  const alert = useAlert();
  const navigate = useMallNavigate();
  useEffect(() => {
    // However the notice is closed, the form follows.
    alert({ title: '안내', message: notice, confirmLabel: '비밀번호 변경하기' }).then(() =>
      navigate({ screen: 'updatePassword' }),
    );
  }, [alert, navigate]);
  return null;
}
