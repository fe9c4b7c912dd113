import type { TermCode } from '@mall/contracts/codes';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { Later } from '../../components/panel/later.tsx';
import { footerTerms } from '../../entities/terms/footer-terms.ts';
import { Logo } from '../common/logo.tsx';
import { useCompany } from '../common/use-company.ts';
import { useFooterLinks } from '../common/use-footer-links.ts';
import styles from './footer.module.css';

const fetchModal = () => import('./terms-modal.tsx');

export function Footer() {
  const { mall, hours } = useCompany();
  return (
    <footer className={styles.foot}>
      <FooterLinks />
      <div className={styles.main}>
        <FooterCompany />
        <section>
          <h2>고객센터</h2>
          <p className={styles.phone}>
            <a href={`tel:${mall.customerPhone}`}>{mall.customerPhone}</a>
          </p>
          <p>
            {hours.weekdays}
            <br />
            {hours.closed}
          </p>
        </section>
        <section>
          <h2>인증</h2>
          <p className={styles.certificate}>
            <ShieldCheck aria-hidden />
            <span>
              구매안전서비스 가입 사업자
              <br />
              서비스 가입 사실 확인
            </span>
          </p>
        </section>
      </div>
    </footer>
  );
}

function FooterLinks() {
  const links = useFooterLinks();
  const [openTerm, setOpenTerm] = useState<TermCode | null>(null);
  const close = () => setOpenTerm(null);
  return (
    <div className={styles.top}>
      <ul>
        {footerTerms.map(({ code, label }) => (
          <li key={code}>
            <button type="button" data-strong={code === 'privacy' || undefined} onClick={() => setOpenTerm(code)}>
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
      {openTerm && (
        <Later name="terms-modal" fetchPart={fetchModal} onMissing={close}>
          {({ TermsModal }) => <TermsModal code={openTerm} onClose={close} />}
        </Later>
      )}
    </div>
  );
}

function FooterCompany() {
  const { mall, details } = useCompany();
  const logo = <Logo size="footer" />;
  return (
    <div>
      <div className={styles.logo}>
        {mall.footerLogoLink ? (
          <a href={mall.footerLogoLink} target="_blank" rel="noreferrer">
            {logo}
          </a>
        ) : (
          logo
        )}
      </div>
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
      <p className={styles.sellers}>
        일부 상품은 입점 판매자가 등록한 상품으로, 상품·주문·배송·환불의 책임은 각 판매자에게 있습니다.
      </p>
    </div>
  );
}
