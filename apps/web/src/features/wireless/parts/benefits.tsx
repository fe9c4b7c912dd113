import type { WirelessCard } from '@mall/contracts/wireless';
import { readBenefitLine } from '@mall/domain/benefit-line';
import { Grid } from '@mall/ui/grid';
import Gift from 'lucide-react/icons/gift';
import ShieldCheck from 'lucide-react/icons/shield-check';
import styles from './benefits.module.css';

/** What comes with the phone, in the operator's text. */
export function Benefits({ card: { benefitLine1, benefitLine2 } }: { card: WirelessCard }) {
  const lines = [
    { line: benefitLine1, Icon: Gift },
    { line: benefitLine2, Icon: ShieldCheck },
  ].filter(({ line }) => line !== '');
  if (lines.length === 0) return null;
  return (
    <Grid as="ul" columns="repeat(auto-fit, minmax(220px, 1fr))" gap={10} className={styles.benefits}>
      {lines.map(({ line, Icon }) => (
        <li key={line}>
          <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
          <span>
            {readBenefitLine(line).map(({ text, isHighlighted }) =>
              isHighlighted ? <b key={text}>{text}</b> : <span key={text}>{text}</span>,
            )}
          </span>
        </li>
      ))}
    </Grid>
  );
}
