import { showContact } from '@mall/contracts/office/contacts';
import { beginLook } from '@mall/contracts/office/looks';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/form/controls.tsx';
import { Form } from '../../../kit/form/form.tsx';
import { SubmitButton } from '../../../kit/form/submit-button.tsx';
import { useOfficeForm } from '../../../kit/form/use-office-form.ts';
import { Modal } from '../../../kit/overlay/modal.tsx';
import { useAct } from '../../../lib/use-office.ts';
import styles from './talk.module.css';

type Props = { params: { mallId: number; contactNo: number }; onClose: () => void };

/** Asks for the reason; then the mall opens in a new tab. */
export function LookModal({ params, onClose }: Props) {
  // For a browser that blocks the new tab.
  const [address, setAddress] = useState<string>();
  const begin = useAct(beginLook, { changes: [showContact] });
  const form = useOfficeForm({
    shape: beginLook.body,
    values: { reason: '' },
    send: (body) => begin.mutateAsync({ params, body }),
    onSent: ({ address: opened }) => {
      const tab = window.open(opened, '_blank');
      if (!tab) return setAddress(opened);
      tab.opener = null;
      onClose();
    },
  });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title="회원 화면 보기"
      footer={
        address ? (
          <a className={styles.open} href={address} target="_blank" rel="noreferrer" onClick={onClose}>
            새 탭에서 열기
          </a>
        ) : (
          <>
            <Button onClick={onClose}>취소</Button>
            <SubmitButton form={form}>보기</SubmitButton>
          </>
        )
      }
    >
      {address ? (
        <p>브라우저가 새 탭을 막았어요. 1분 안에 아래에서 열어 주세요.</p>
      ) : (
        <Form form={form} asksBeforeLeaving={false}>
          <TextField label="사유" placeholder="주문 내역이 안 보인다고 하셔서" {...form.field('reason')} />
          <p className={styles.quiet}>
            15분 동안 보기만 할 수 있어요. 누가 언제 봤는지 기록하고, 회원의 로그인한 기기 목록에도 보여요.
          </p>
        </Form>
      )}
    </Modal>
  );
}
