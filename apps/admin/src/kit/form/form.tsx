import { useBlocker } from '@tanstack/react-router';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Users from 'lucide-react/icons/users';
import { type ReactNode, useState } from 'react';
import { momentText } from '../../lib/moments.ts';
import { Button } from '../button.tsx';
import { Modal } from '../overlay/modal.tsx';
import { clashes } from './conflict.ts';
import styles from './form.module.css';
import { SubmitButton } from './submit-button.tsx';
import type { OfficeForm } from './use-office-form.ts';

type Frame = 'id' | 'element' | 'submit' | 'failure' | 'conflict' | 'isChanged' | 'isSending' | 'changes' | 'revert';
/** A form with any values. */
export type AnyForm = Pick<OfficeForm, Frame> & {
  readonly values: object;
  readonly start: object;
  readonly labels: Readonly<Record<string, string | undefined>>;
  readonly set: (name: never, value: never) => void;
};
type Props = {
  readonly form: AnyForm;
  readonly children: ReactNode;
  /** False when leaving loses nothing important: a memo, a search. */
  readonly asksBeforeLeaving?: boolean;
};

/** The frame of a form: fields, errors, conflicts with somebody else's save, and a question before leaving. */
export function Form({ form, children, asksBeforeLeaving = true }: Props) {
  return (
    <form id={form.id} ref={form.element} noValidate onSubmit={form.submit} className={styles.form}>
      {children}
      {form.failure && (
        <p className={styles.failure} role="alert">
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
          {form.failure}
        </p>
      )}
      {form.conflict && <ConflictTable form={form} />}
      {asksBeforeLeaving && <LeaveQuestion isChanged={form.isChanged && !form.isSending} />}
    </form>
  );
}

/** Asks before typed text is lost, on navigation and on closing the tab. */
export function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  return (
    <Modal
      isOpen={status === 'blocked'}
      onClose={() => reset?.()}
      title="고친 내용을 저장하지 않았어요"
      footer={
        <>
          <Button variant="danger" onClick={() => proceed?.()}>
            버리고 나가기
          </Button>
          <Button variant="primary" onClick={() => reset?.()}>
            계속 고치기
          </Button>
        </>
      }
    >
      나가면 고친 내용이 사라져요.
    </Modal>
  );
}

type Line = string | { readonly label: string; readonly value: string };
const isLine = (item: unknown): item is Line =>
  typeof item === 'string' || (typeof item === 'object' && item !== null && 'label' in item && 'value' in item);
const lineText = (line: Line) => (typeof line === 'string' ? line : `${line.label}: ${line.value || '없음'}`);

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '없음';
  if (Array.isArray(value)) return value.every(isLine) ? value.map(lineText).join('\n') : `${value.length}개`;
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (typeof value === 'object') return Object.values(value).map(shown).join(' · ');
  return String(value);
}

/** Both versions of every field that two people have changed at once; only these must be chosen. */
function ConflictTable({ form }: { form: AnyForm }) {
  const { conflict, values, start, labels } = form;
  const [taken, setTaken] = useState<readonly string[]>([]);
  if (!conflict) return null;
  const names: readonly string[] = clashes(start, values, conflict);
  const mine = values as Readonly<Record<string, unknown>>;
  const toggle = (name: string, isTheirs: boolean) =>
    setTaken(isTheirs ? [...taken, name] : taken.filter((one) => one !== name));
  const save = () => {
    for (const name of taken) form.set(name as never, conflict.saved[name] as never);
    form.submit(undefined, conflict);
  };
  return (
    <section className={styles.conflict} aria-label="충돌">
      <p>
        <Users size={16} strokeWidth={1.75} aria-hidden="true" />
        <b>
          {conflict.by} 님이 {momentText(conflict.at)}에 먼저 저장했어요.
        </b>{' '}
        지금 고친 값은 아직 저장되지 않았어요.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">항목</th>
            <th scope="col">내가 고친 값</th>
            <th scope="col">{conflict.by} 님이 저장한 값</th>
            <th scope="col">
              <span className="visually-hidden">고르기</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{labels[name] ?? name}</th>
              <td>{shown(mine[name])}</td>
              <td>{shown(conflict.saved[name])}</td>
              <td>
                <Button size="sm" aria-pressed={!taken.includes(name)} onClick={() => toggle(name, false)}>
                  내 값
                </Button>
                <Button size="sm" aria-pressed={taken.includes(name)} onClick={() => toggle(name, true)}>
                  저장된 값
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.decide}>
        <Button variant="primary" isBusy={form.isSending} onClick={save}>
          선택대로 저장
        </Button>
        <Button variant="ghost" onClick={form.revert}>
          내 수정 취소
        </Button>
      </div>
    </section>
  );
}

/** The footer of a long form: the unsaved changes, and buttons to save or discard them. */
export function SaveBar({ form, label = '저장' }: { form: AnyForm; label?: string }) {
  if (!form.isChanged && !form.isSending) return null;
  return (
    <div className={styles.saveBar} role="status">
      <span>{form.changes}곳을 고쳤어요</span>
      <Button variant="ghost" onClick={form.revert}>
        되돌리기
      </Button>
      <SubmitButton form={form} keys="mod+s" keysLabel={label} keysGroup="쓰기">
        {label}
      </SubmitButton>
    </div>
  );
}

type SectionProps = {
  title: string;
  note?: ReactNode;
  /** The target of links into the form (`?field=options`). */
  id?: string;
  children: ReactNode;
};

/** A section of a long form: its title on the left, its fields on the right. */
export function FormSection({ title, note, id, children }: SectionProps) {
  return (
    <section id={id} className={styles.section}>
      <header>
        <h2>{title}</h2>
        {note && <p>{note}</p>}
      </header>
      <div>{children}</div>
    </section>
  );
}
