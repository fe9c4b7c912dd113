import { CertificationPanel } from '../../../entities/certification/certification-panel.tsx';
import type { Join } from '../model/use-join.ts';
import { Complaint } from './complaint.tsx';
import styles from './joining.module.css';

/** Name, birth date and phone come from here; nothing of it is typed. */
export function CertificationSection({ join }: { join: Join }) {
  return (
    <section className={styles.section} aria-labelledby="join-certification" tabIndex={-1} data-field="certification">
      <h2 id="join-certification">본인인증</h2>
      <CertificationPanel
        certification={join.certification}
        reason="본인 명의의 휴대폰으로 인증해 주세요. 만 14세 이상만 가입할 수 있어요."
      />
      <Complaint>{join.complaints['certification']}</Complaint>
    </section>
  );
}
