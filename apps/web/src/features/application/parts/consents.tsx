import type { TermCode } from '@mall/contracts/codes';
import { Checkbox } from '@mall/ui/checkbox';
import { useId } from 'react';
import { termLabel } from '../../../lib/use-terms.ts';
import type { Signing } from '../model/use-signing.ts';
import styles from './consents.module.css';

type Props = { readonly signing: Signing; readonly onShow: (code: TermCode) => void };

/** Every consent with its text, and all of them at once. */
export function Consents({ signing, onShow }: Props) {
  const complaintId = useId();
  const { complaint } = signing;
  return (
    <section className={styles.consents} aria-label="동의" aria-describedby={complaint ? complaintId : undefined}>
      <Checkbox checked={signing.hasAll} isMixed={signing.hasSome} onChange={signing.toggleAll}>
        <b>아래 내용에 모두 동의해요</b>
      </Checkbox>
      <ul>
        {signing.terms.map(({ termNo, termCode }) => (
          <li key={termNo}>
            <Checkbox size="sm" checked={signing.isAgreed(termNo)} onChange={() => signing.toggle(termNo)}>
              {`[필수] ${termLabel(termCode)} 동의`}
            </Checkbox>
            <button type="button" onClick={() => onShow(termCode)} aria-label={`${termLabel(termCode)} 보기`}>
              보기
            </button>
          </li>
        ))}
      </ul>
      {complaint && (
        <p id={complaintId} className={styles.complaint} role="alert">
          {complaint}
        </p>
      )}
    </section>
  );
}
