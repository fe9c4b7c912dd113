import { josa } from 'es-hangul';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { RadioGroup, TextField } from './form/controls.tsx';
import { Popover } from './overlay/popover.tsx';
import styles from './reveal.module.css';
import { useToast } from './toast.tsx';

/** Why somebody looks; `words` where the reason is one's own. */
export type Reason = { readonly code: string; readonly words: string };
type ReasonChoice = {
  readonly value: string;
  readonly label: string;
  /** Asks for words. */
  readonly isOwn?: boolean;
};

const shownMilliseconds = 10 * 60_000;

/** Values that somebody has asked to see with a reason, for ten minutes. */
export function useReveal<Values extends object>(ask: (reason: Reason) => Promise<Values>) {
  const [shown, setShown] = useState<{ readonly values: Values; readonly until: number }>();
  const seconds = useSecondsUntil(shown?.until);
  return {
    /** Undefined while they are masked. */
    values: seconds > 0 ? shown?.values : undefined,
    seconds,
    show: async (reason: Reason) => setShown({ values: await ask(reason), until: Date.now() + shownMilliseconds }),
    hide: () => setShown(undefined),
  };
}

type ButtonProps = {
  readonly reveal: Pick<ReturnType<typeof useReveal>, 'values' | 'seconds' | 'show' | 'hide'>;
  readonly reasons: readonly ReasonChoice[];
  /** What will be seen: 이름·전화·주소. */
  readonly what: string;
};

/** Asks for the reason, then counts down; pressed again it hides at once. */
export function RevealButton({ reveal, reasons, what }: ButtonProps) {
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
      {(close) => <ReasonForm {...{ reveal, reasons, what, close }} />}
    </Popover>
  );
}

function ReasonForm({ reveal, reasons, what, close }: ButtonProps & { close: () => void }) {
  const [code, setCode] = useState(reasons[0]?.value ?? '');
  const [words, setWords] = useState('');
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const isOwn = reasons.find(({ value }) => value === code)?.isOwn === true;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isOwn && words.trim() === '') return;
    setBusy(true);
    await reveal.show({ code, words: isOwn ? words.trim() : '' }).then(close, toast.error);
    setBusy(false);
  };
  return (
    <form className={styles.sheet} onSubmit={submit}>
      <h2>
        <ShieldCheck size={16} strokeWidth={1.75} aria-hidden="true" />
        개인정보 열람 사유
      </h2>
      <RadioGroup legend="사유" isLegendHidden name="reason" choices={reasons} value={code} onChange={setCode} />
      {isOwn && (
        <TextField
          label="직접 입력"
          isLabelHidden
          placeholder="무엇을 확인하나요?"
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <p>{josa(what, '을/를')} 10분 동안 보여 드려요. 누가 언제 왜 봤는지 기록하고, 회원도 볼 수 있어요.</p>
      <footer>
        <Button onClick={close}>취소</Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          보기
        </Button>
      </footer>
    </form>
  );
}

/** A personal value: masked with a closed eye, or as it is while it may be seen. */
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

/** Whole seconds until a moment, in milliseconds of the epoch. */
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
