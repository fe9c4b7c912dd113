import { reportReview } from '@mall/contracts/customer-review';
import { type ReviewHiding, reviewHidings } from '@mall/contracts/customer-review-codes';
import { reportReviewLimits } from '@mall/contracts/limits/customer-review';
import { hidingNames } from '@mall/domain/customer-review-words';
import { Button } from '@mall/ui/button';
import { Modal } from '@mall/ui/modal';
import { Select } from '@mall/ui/select';
import { Stack } from '@mall/ui/stack';
import { TextField } from '@mall/ui/text-field';
import { useToast } from '@mall/ui/toast-provider';
import { useState } from 'react';
import { ErrorText } from '../../components/error-text.tsx';
import { call } from '../../lib/api/api-client.ts';
import { foundErrors } from '../../lib/form/form-errors.ts';
import { unchosen } from '../../lib/form/rules.ts';
import { useMallForm } from '../../lib/form/use-mall-form.ts';
import styles from './review-item.module.css';

const reasons = reviewHidings.map((value) => ({ value, label: hidingNames[value] }));

/** Reports an inappropriate review to the operator. */
export function ReportButton({ reviewNo }: { reviewNo: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.report} onClick={() => setOpen(true)}>
        신고
      </button>
      {isOpen && <Report reviewNo={reviewNo} onClose={() => setOpen(false)} />}
    </>
  );
}

function Report({ reviewNo, onClose }: { reviewNo: number; onClose: () => void }) {
  const toast = useToast();
  const form = useMallForm({
    values: { reason: '' as ReviewHiding | '', words: '' },
    limits: reportReviewLimits,
    validate: ({ reason }) => foundErrors({ reason: unchosen(reason, '신고하는 까닭을') }),
    send: ({ reason, words }) =>
      call(reportReview, { params: { reviewNo }, body: { reason: reason as ReviewHiding, words } }),
    onSent: () => {
      toast('신고를 받았어요. 운영자가 확인할게요.');
      onClose();
    },
    failure: '신고하지 못했어요. 다시 시도해 주세요.',
  });
  return (
    <Modal isOpen onClose={onClose} title="후기 신고">
      <Stack as="form" gap={20} {...form.props}>
        <Select label="까닭" isRequired placeholder="골라 주세요" options={reasons} {...form.field('reason')} />
        <TextField label="설명 (선택)" {...form.field('words')} />
        <ErrorText isAnnounced>{form.failure}</ErrorText>
        <Button type="submit" variant="primary" size="lg" isLoading={form.isSending}>
          신고하기
        </Button>
      </Stack>
    </Modal>
  );
}
