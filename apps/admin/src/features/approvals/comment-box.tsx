import type { RequestField } from '@mall/contracts/office/product-patch';
import {
  commentOnRequest,
  getProductRequest,
  listProductRequests,
  type RequestDetail,
} from '@mall/contracts/office/product-requests';
import { Button } from '../../kit/button.tsx';
import { Segment, TextArea } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { useAct } from '../../lib/use-office.ts';
import styles from './approvals.module.css';
import { kindWords } from './request-words.ts';

type Kind = keyof typeof kindWords;
type Props = { request: RequestDetail; field: RequestField; name: string; onClose: () => void };

/** Writes a correction to make in a field, or a mere remark. */
export function CommentBox({ request: { productNo, requestNo }, field, name, onClose }: Props) {
  const add = useAct(commentOnRequest, { changes: [getProductRequest, listProductRequests] });
  const form = useOfficeForm({
    shape: commentOnRequest.body,
    values: { kind: 'FIX' as Kind, body: '' },
    toBody: (values) => ({ ...values, field }),
    send: (values) => add.mutateAsync({ params: { productNo, requestNo }, body: { ...values, field } }),
    onSent: onClose,
  });
  return (
    <Form form={form} asksBeforeLeaving={false}>
      <div className={styles.writing}>
        <Segment
          label="의견 종류"
          choices={Object.entries(kindWords).map(([value, label]) => ({ value, label }))}
          value={form.values.kind}
          onChange={(kind) => form.set('kind', kind as Kind)}
        />
        <TextArea label={`${name} 의견`} autoFocus help="요청한 사람이 이 항목에서 읽어요." {...form.field('body')} />
        <div>
          <Button onClick={onClose}>취소</Button>
          <Button type="submit" variant="act" keys="mod+enter" isBusy={form.isSending}>
            의견 남기기
          </Button>
        </div>
      </div>
    </Form>
  );
}
