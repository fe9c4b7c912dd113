import { changeOwnPassword } from '@mall/contracts/office/account';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Modal } from '../../../kit/overlay/modal.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { faultText } from '../../../lib/office-error.ts';
import { useAct } from '../../../lib/use-office.ts';
import { PasswordField } from '../password-field.tsx';

type Props = { onClose: () => void; onDone: () => void };

/** Sets another password; other devices are signed out. */
export function NewPasswordModal({ onClose, onDone }: Props) {
  const [password, setPassword] = useState('');
  const toast = useToast();
  const change = useAct(changeOwnPassword, {
    onDone: () => {
      toast('비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐어요');
      onDone();
    },
  });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title="새 비밀번호"
      footer={
        <>
          <Button onClick={onClose}>취소</Button>
          <Button variant="primary" isBusy={change.isPending} onClick={() => change.mutate({ body: { password } })}>
            바꾸기
          </Button>
        </>
      }
    >
      <PasswordField
        isNew
        isFocused
        label="새 비밀번호"
        value={password}
        onChange={setPassword}
        help="12자 이상이면 돼요. 다른 기기에서는 로그아웃돼요."
        error={change.error ? faultText(change.error) : undefined}
      />
    </Modal>
  );
}
