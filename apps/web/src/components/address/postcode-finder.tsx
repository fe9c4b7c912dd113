import { Button } from '@mall/ui/button';
import { useEffect, useRef, useState } from 'react';
import { type FoundAddress, showPostcodeWidget } from '../../lib/postcode-widget.ts';
import styles from './postcode-finder.module.css';

type Props = { scriptUrl: string; onFound: (found: FoundAddress) => void };

/** Opens the postcode widget in its place; without the widget the postcode can still be typed. */
export function PostcodeFinder({ scriptUrl, onFound }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const toggle = () => {
    setFailed(false);
    setOpen(!isOpen);
  };
  return (
    <div className={styles.finder}>
      <Button className={styles.button} aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? '우편번호 찾기 닫기' : '우편번호 찾기'}
      </Button>
      {isOpen && (
        <Widget
          scriptUrl={scriptUrl}
          onFound={(found) => {
            setOpen(false);
            onFound(found);
          }}
          onFailed={() => {
            setOpen(false);
            setFailed(true);
          }}
        />
      )}
      {hasFailed && (
        <p className={styles.failure} role="alert">
          우편번호 찾기를 열지 못했어요. 우편번호와 주소를 직접 입력해 주세요.
        </p>
      )}
    </div>
  );
}

function Widget({ scriptUrl, onFound, onFailed }: Props & { onFailed: () => void }) {
  const place = useRef<HTMLElement>(null);
  const answers = useRef({ onFound, onFailed });
  useEffect(() => {
    answers.current = { onFound, onFailed };
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    showPostcodeWidget(scriptUrl, element, (found) => answers.current.onFound(found)).catch(() =>
      answers.current.onFailed(),
    );
  }, [scriptUrl]);
  return <section ref={place} className={styles.widget} aria-label="우편번호 찾기" />;
}
