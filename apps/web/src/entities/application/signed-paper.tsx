import type { ContractSection } from '@mall/domain/signed-paper';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import Printer from 'lucide-react/icons/printer';
import styles from './signed-paper.module.css';

type Props = {
  readonly title: string;
  readonly sections: readonly ContractSection[];
  readonly notes: readonly string[];
  readonly signature: string;
};

/** What was signed, in a separate window, for printing. */
export function SignedPaper({ title, sections, notes, signature }: Props) {
  return (
    <Stack as="main" gap={22} className={styles.sheet} id="content">
      <Row as="header" align="center" justify="between" gap={16} className={styles.head}>
        <h1>{title}</h1>
        <Button className={styles.print ?? ''} variant="primary" onClick={() => print()}>
          <Printer size={16} strokeWidth={1.75} aria-hidden="true" /> 인쇄하기
        </Button>
      </Row>
      {sections.map((section) => (
        <section key={section.title}>
          <Text as="h2" size={16} weight="bold" marginBottom={6}>
            {section.title}
          </Text>
          <table>
            <tbody>
              {section.rows.map(({ label, value, isSum }) => (
                <tr key={label} data-sum={isSum || undefined}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <Stack as="ul" gap={4} className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Stack>
      <p className={styles.signature}>{signature}</p>
    </Stack>
  );
}
