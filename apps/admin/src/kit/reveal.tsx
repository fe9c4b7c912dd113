import type { AnyShape } from '@mall/contracts/wire';
import { josa } from 'es-hangul';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { RadioGroup, TextField } from './form/controls.tsx';
import { Form } from './form/form.tsx';
import type { FieldErrors } from './form/shape-errors.ts';
import { SubmitButton } from './form/submit-button.tsx';
import { useOfficeForm } from './form/use-office-form.ts';
import { Popover } from './overlay/popover.tsx';
import styles from './reveal.module.css';

/** The reason; `words` for a free one. */
type Why<Reason extends string> = { readonly reason: Reason; readonly words: string };
type ReasonChoice<Reason extends string> = {
  readonly value: Reason;
  readonly label: string;
  /** Needs a text. */
  readonly isOwn?: boolean;
};

const shownMilliseconds = 10 * 60_000;

/** Values revealed with a reason, for ten minutes. */
export function useReveal<Values extends object, Reason extends string>(ask: (why: Why<Reason>) => Promise<Values>) {
  const [shown, setShown] = useState<{ readonly values: Values; readonly until: number }>();
  const seconds = useSecondsUntil(shown?.until);
  return {
    /** Undefined while they are masked. */
    values: seconds > 0 ? shown?.values : undefined,
    seconds,
    show: async (why: Why<Reason>) => setShown({ values: await ask(why), until: Date.now() + shownMilliseconds }),
    hide: () => setShown(undefined),
  };
}

type ButtonProps<Reason extends string> = {
  readonly reveal: ReturnType<typeof useReveal<object, Reason>>;
  /** The body in the contract, and how it is built when it has more than a reason. */
  readonly shape: AnyShape;
  readonly toBody?: (why: Why<Reason>) => unknown;
  /** The first is the usual one. */
  readonly reasons: readonly [ReasonChoice<Reason>, ...ReasonChoice<Reason>[]];
  /** What will be revealed: 이름·전화·주소. */
  readonly what: string;
};

/** Asks for the reason, then counts down; another click hides the values at once. */
export function RevealButton<Reason extends string>(props: ButtonProps<Reason>) {
  const { reveal } = props;
  if (reveal.values)
    return (
      <Button size="sm" icon={EyeOff} onClick={reveal.hide}>
        {`${clock(reveal.seconds)} 뒤 가림`}
      </Button>
    );
  return (
    <Popover
      align="end"
      label="개인정보 열람 사유"
      trigger={
        <Button size="sm" icon={Eye}>
          10분 보기
        </Button>
      }
    >
      {(close) => <ReasonForm {...props} close={close} />}
    </Popover>
  );
}

type FormProps<Reason extends string> = ButtonProps<Reason> & { readonly close: () => void };

function ReasonForm<Reason extends string>({ reveal, shape, toBody, reasons, what, close }: FormProps<Reason>) {
  const isOwn = (code: string) => reasons.some(({ value, isOwn: takesWords }) => value === code && takesWords);
  /** Only a free reason has a text. */
  const whyOf = ({ reason, words }: Why<string>): Why<Reason> => ({
    reason: reason as Reason,
    words: isOwn(reason) ? words.trim() : '',
  });
  const form = useOfficeForm({
    shape,
    values: { reason: reasons[0].value as string, words: '' },
    toBody: (values) => toBody?.(whyOf(values)) ?? whyOf(values),
    validate: ({ reason, words }): FieldErrors =>
      isOwn(reason) && words.trim() === '' ? { words: '무엇을 확인하는지 적어 주세요.' } : {},
    send: (values) => reveal.show(whyOf(values)),
    onSent: close,
  });
  return (
    <div className={styles.sheet}>
      <h2>
        <ShieldCheck size={16} strokeWidth={1.75} aria-hidden="true" />
        개인정보 열람 사유
      </h2>
      <Form form={form} asksBeforeLeaving={false}>
        <RadioGroup
          legend="사유"
          isLegendHidden
          name="reason"
          choices={reasons}
          value={form.values.reason}
          onChange={(reason) => form.set('reason', reason)}
        />
        {isOwn(form.values.reason) && (
          <TextField label="직접 입력" isLabelHidden placeholder="무엇을 확인하나요?" {...form.field('words')} />
        )}
      </Form>
      <p>{josa(what, '을/를')} 10분 동안 보여 드려요. 누가 언제 왜 봤는지 기록하고, 회원도 볼 수 있어요.</p>
      <footer>
        <Button onClick={close}>취소</Button>
        <SubmitButton form={form}>보기</SubmitButton>
      </footer>
    </div>
  );
}

/** A personal value: masked with an icon, or unmasked while it is revealed. */
export function Masked({ children, shown }: { children: ReactNode; shown?: ReactNode }) {
  if (shown !== undefined) return <span className={styles.shown}>{shown}</span>;
  return (
    <span className={styles.masked}>
      {children}
      <EyeOff size={13} strokeWidth={1.75} aria-label="가려진 값" />
    </span>
  );
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Whole seconds until an instant, in milliseconds since 1970. */
function useSecondsUntil(until: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
