import { useEffect, useRef, useState } from 'react';
import { ErrorText } from '../../components/error-text.tsx';
import styles from './postcode-finder.module.css';
import { type FoundAddress, showPostcodeWidget } from './postcode-widget.ts';

type Props = { scriptUrl: string; onFound: (found: FoundAddress) => void };

/**
 * The postcode widget, if there is one (the postcode can also be typed): the button that opens it, inside the field, and the widget below.
 */
export function usePostcodeFinder(scriptUrl: string | undefined, onFound: Props['onFound']) {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const toggle = () => {
    setFailed(false);
    setOpen(!isOpen);
  };
  const button = (
    <button type="button" className={styles.button} aria-expanded={isOpen} onClick={toggle}>
      {isOpen ? '우편번호 찾기 닫기' : '우편번호 찾기'}
    </button>
  );
  const widget = (
    <>
      {isOpen && scriptUrl && (
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
      <ErrorText isAnnounced>
        {hasFailed ? '우편번호 찾기를 열지 못했어요. 우편번호와 주소를 직접 입력해 주세요.' : undefined}
      </ErrorText>
    </>
  );
  return { button, widget };
}

function Widget({ scriptUrl, onFound, onFailed }: Props & { onFailed: () => void }) {
  const place = useRef<HTMLElement>(null);
  const handlers = useRef({ onFound, onFailed });
  useEffect(() => {
    handlers.current = { onFound, onFailed };
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    showPostcodeWidget(scriptUrl, element, (found) => handlers.current.onFound(found)).catch(() =>
      handlers.current.onFailed(),
    );
  }, [scriptUrl]);
  return <section ref={place} className={styles.widget} aria-label="우편번호 찾기" />;
}
