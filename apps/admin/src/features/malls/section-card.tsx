import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Form } from '../../kit/form/form.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import type { OfficeForm } from '../../kit/form/use-office-form.ts';
import { Card } from '../../kit/page.tsx';
import { momentText } from '../../lib/moments.ts';
import styles from './malls.module.css';

type AnyForm = Parameters<typeof Form>[0]['form'] & Pick<OfficeForm, 'isChanged' | 'isSending' | 'changes' | 'revert'>;
type Props = {
  title: string;
  part: { readonly by: string; readonly at: string | null };
  form: AnyForm;
  mayWrite: boolean;
  children: ReactNode;
};

/** One section of the settings, with its unsaved changes, and buttons to save or discard them. */
export function SectionCard({ title, part, form, mayWrite, children }: Props) {
  const savedBy = part.at === null ? undefined : `${part.by} · ${momentText(part.at)} 저장`;
  return (
    <Card
      title={title}
      note={mayWrite ? savedBy : '보기만 할 수 있어요'}
      footer={mayWrite && form.isChanged && <Save form={form} title={title} />}
    >
      <Form form={form}>
        <div className={styles.fields}>{children}</div>
      </Form>
    </Card>
  );
}

function Save({ form, title }: Pick<Props, 'form' | 'title'>) {
  return (
    <div className={styles.save} role="status">
      <span>{form.changes}곳을 고쳤어요</span>
      <Button variant="ghost" onClick={form.revert}>
        되돌리기
      </Button>
      <SubmitButton form={form} aria-label={`${title} 저장`}>
        저장
      </SubmitButton>
    </div>
  );
}
