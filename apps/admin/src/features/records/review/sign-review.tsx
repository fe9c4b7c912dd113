import { listReviews, signReview } from '@mall/contracts/office/reviews';
import { getToday } from '@mall/contracts/office/today';
import { conflictsOf } from '@mall/domain/office/rights';
import { Button } from '../../../kit/button.tsx';
import { TextArea } from '../../../kit/form/controls.tsx';
import { Form } from '../../../kit/form/form.tsx';
import { useOfficeForm } from '../../../kit/form/use-office-form.ts';
import { Card } from '../../../kit/page.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { useMe } from '../../../lib/use-me.ts';
import { useAct } from '../../../lib/use-office.ts';
import styles from './review.module.css';

/** Signs a month's review, which only staff who do not operate may do; the result is kept as a PDF. */
export function SignReview({ month }: { month: string }) {
  const me = useMe();
  if (!me) return null;
  return (
    <Card title="서명">
      {conflictsOf(me.permissions).length > 0 ? (
        <p>점검하는 사람은 운영 권한을 함께 가질 수 없어요. 운영하지 않는 보안 담당자가 서명해 주세요.</p>
      ) : (
        <SignForm month={month} />
      )}
    </Card>
  );
}

function SignForm({ month }: { month: string }) {
  const toast = useToast();
  const sign = useAct(signReview, {
    changes: [listReviews, getToday],
    onDone: () => toast('서명했어요. PDF로 남겨 두었어요.'),
  });
  const form = useOfficeForm({
    shape: signReview.body,
    values: { note: '' },
    send: (body) => sign.mutateAsync({ params: { month }, body }),
  });
  return (
    <Form form={form}>
      <div className={styles.form}>
        <TextArea
          label="점검 의견"
          rows={3}
          help="서명하면 고칠 수 없고, 의견과 함께 PDF로 남아요."
          {...form.field('note')}
        />
        <Button type="submit" variant="primary" isBusy={form.isSending}>
          서명하기
        </Button>
      </div>
    </Form>
  );
}
