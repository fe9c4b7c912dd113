import type { TermCode } from '@mall/contracts/codes';
import { termLabel } from '@mall/domain/term-words';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { Later } from '../../components/panel/later.tsx';
import { SlideUp } from '../../components/panel/slide-up.tsx';
import { footerTerms } from '../../entities/terms/footer-terms.ts';
import { useImageUrl } from '../../lib/mall/image-url.ts';
import { useCompany } from '../common/use-company.ts';
import { useFooterLinks } from '../common/use-footer-links.ts';
import styles from './mobile-footer.module.css';

const fetchTerms = () => import('../../entities/terms/terms-view.tsx');

export function MobileFooter() {
  const { mall, details, hours } = useCompany();
  return (
    <footer className={styles.foot}>
      <FooterLinks />
      <p className={styles.phone}>
        <a href={`tel:${mall.customerPhone}`}>{mall.customerPhone}</a>
      </p>
      <p>
        {hours.weekdays} · {hours.closed}
      </p>
      <dl>
        {details.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {href ? (
                <a href={href} target="_blank" rel="noreferrer" title="사업자 정보 확인">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Certificate />
    </footer>
  );
}

function FooterLinks() {
  const links = useFooterLinks();
  const [openTerm, setOpenTerm] = useState<TermCode | null>(null);
  // The text stays while its panel slides out.
  const [shownTerm, setShownTerm] = useState<TermCode>('service');
  const open = (code: TermCode) => {
    setShownTerm(code);
    setOpenTerm(code);
  };
  const close = () => setOpenTerm(null);
  return (
    <>
      <ul className={styles.links}>
        {footerTerms.map(({ code, label }) => (
          <li key={code}>
            <button type="button" data-strong={code === 'privacy' || undefined} onClick={() => open(code)}>
              {label}
            </button>
          </li>
        ))}
        {links.map(({ to, label }) => (
          <li key={label}>
            <ScreenLink {...to}>{label}</ScreenLink>
          </li>
        ))}
      </ul>
      <SlideUp isOpen={openTerm !== null} onClose={close} label={termLabel(shownTerm)}>
        <div className={styles.termsTop}>
          <h2>{termLabel(shownTerm)}</h2>
          <button type="button" aria-label="닫기" onClick={close}>
            <X aria-hidden />
          </button>
        </div>
        <div className={styles.terms}>
          <Later name="terms-view" fetchPart={fetchTerms} onMissing={close}>
            {({ TermsView }) => <TermsView code={shownTerm} />}
          </Later>
        </div>
      </SlideUp>
    </>
  );
}

function Certificate() {
  const { mall } = useCompany();
  const toUrl = useImageUrl();
  if (mall.mobileCertificateImage === '') return null;
  const image = <img src={toUrl(mall.mobileCertificateImage)} alt="구매안전서비스 가입 사실 확인" />;
  return mall.mobileCertificateLink ? (
    <a className={styles.certificate} href={mall.mobileCertificateLink} target="_blank" rel="noreferrer">
      {image}
    </a>
  ) : (
    <p className={styles.certificate}>{image}</p>
  );
}
