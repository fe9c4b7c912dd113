import type { TermCode } from '@mall/contracts/codes';
import { termLabel } from '@mall/domain/term-words';
import { Checkbox } from '@mall/ui/checkbox';
import { Text } from '@mall/ui/text';
import { type ReactNode, useId, useState } from 'react';
import { ErrorText } from '../../../components/error-text.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { TermsView } from '../../../entities/terms/terms-view.tsx';
import type { Consents } from '../model/consents.ts';
import styles from './consents-block.module.css';

type Props = { consents: Consents; error: string | undefined };

/** Every consent with its text, and all of them at once. */
export function ConsentsBlock({ consents, error }: Props) {
  const [shown, setShown] = useState<TermCode>();
  const errorId = useId();
  return (
    <section className={styles.consents} aria-label="동의" aria-describedby={error ? errorId : undefined}>
      <Checkbox checked={consents.hasAll} isMixed={consents.hasSome} onChange={consents.toggleAll}>
        <Text as="b" size={16} weight="bold">
          아래 내용에 모두 동의해요
        </Text>
      </Checkbox>
      <ul className={styles.list}>
        <Consent
          label="[필수] 주문할 상품과 금액, 배송을 확인했어요"
          isAgreed={consents.hasChecked}
          isRefused={error !== undefined}
          toggle={consents.toggleChecked}
        />
        {consents.terms.map(({ termNo, termCode, ...consent }) => (
          <Consent key={termNo} {...consent} isRefused={error !== undefined}>
            <button type="button" onClick={() => setShown(termCode)} aria-label={`${termLabel(termCode)} 보기`}>
              보기
            </button>
          </Consent>
        ))}
      </ul>
      <ErrorText id={errorId}>{error}</ErrorText>
      {shown && (
        <Panel isOpen onClose={() => setShown(undefined)} title={termLabel(shown)}>
          <TermsView code={shown} />
        </Panel>
      )}
    </section>
  );
}

type ConsentProps = { label: string; isAgreed: boolean; isRefused: boolean; toggle: () => void; children?: ReactNode };

function Consent({ label, isAgreed, isRefused, toggle, children }: ConsentProps) {
  return (
    <li>
      <Checkbox size="sm" checked={isAgreed} onChange={toggle} aria-invalid={(isRefused && !isAgreed) || undefined}>
        {label}
      </Checkbox>
      {children}
    </li>
  );
}
