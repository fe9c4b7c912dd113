import { saveView } from '@mall/contracts/office/views';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Button } from '../button.tsx';
import { Checkbox, TextField } from '../form/controls.tsx';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useOfficeForm } from '../form/use-office-form.ts';
import { Popover } from '../overlay/popover.tsx';
import { useToast } from '../toast.tsx';
import styles from './list.module.css';
import type { OwnView, ViewContent } from './use-arrangement.ts';

type Saved = Pick<ViewContent, 'label' | 'isTeam'>;
type Props = {
  readonly trigger: ReactElement<Record<string, unknown>>;
  /** The current filters, order and columns. */
  readonly content: Omit<ViewContent, keyof Saved>;
  /** Stores the view, replacing `over` if given; rejects on failure. */
  readonly onSave: (saved: Saved, over?: OwnView) => Promise<unknown>;
  /** The current tab, when it is one's own. */
  readonly own: OwnView | undefined;
  /** There is a search, which no view stores. */
  readonly hasWords: boolean;
};

/** Names the current view: filters, order and columns; for oneself, or for all who see the same malls. */
export function SaveView({ trigger, ...props }: Props) {
  return (
    <Popover trigger={trigger} label="보기 저장" align="end">
      {(close) => <SaveForm {...props} close={close} />}
    </Popover>
  );
}

function SaveForm({ content, onSave, own, hasWords, close }: Omit<Props, 'trigger'> & { close: () => void }) {
  const toast = useToast();
  const form = useOfficeForm({
    shape: saveView.body,
    values: { label: '', isTeam: false },
    toBody: (saved) => ({ ...content, ...saved }),
    send: (saved) => onSave(saved),
    onSent: close,
  });
  const overwriting = useMutation({
    mutationFn: (view: OwnView) => onSave({ label: view.label, isTeam: view.saved.isTeam }, view),
    onSuccess: close,
    onError: (error) => toast.error(error),
  });
  return (
    <div className={styles.save}>
      <Form form={form} asksBeforeLeaving={false}>
        <TextField
          label="보기 이름"
          help={hasWords ? '입력한 이름, 번호, 찾는 말은 저장하지 않아요' : '필터, 정렬, 열을 함께 저장해요'}
          {...form.field('label')}
        />
        <Checkbox checked={form.values.isTeam} onChange={(event) => form.set('isTeam', event.target.checked)}>
          같은 몰을 보는 팀과 함께 쓰기
        </Checkbox>
      </Form>
      <div>
        <SubmitButton form={form} isBusy={form.isSending || overwriting.isPending}>
          저장
        </SubmitButton>
        {own && (
          <Button isBusy={form.isSending || overwriting.isPending} onClick={() => overwriting.mutate(own)}>
            {`‘${own.label}’에 덮어쓰기`}
          </Button>
        )}
      </div>
    </div>
  );
}
