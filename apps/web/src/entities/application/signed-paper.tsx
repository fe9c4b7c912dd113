import type { ContractSection } from '@mall/domain/signed-paper';
import { Button } from '@mall/ui/button';
import Printer from 'lucide-react/icons/printer';
import styles from './signed-paper.module.css';

type Props = {
  readonly title: string;
  readonly sections: readonly ContractSection[];
  readonly notes: readonly string[];
  readonly signature: string;
};

/** What was signed, in a window of its own, to be printed. */
export function SignedPaper({ title, sections, notes, signature }: Props) {
  return (
    <main className={styles.sheet} id="content">
      <header className={styles.head}>
        <h1>{title}</h1>
        <Button className={styles.print ?? ''} variant="primary" onClick={() => print()}>
          <Printer size={16} strokeWidth={1.75} aria-hidden="true" /> 인쇄하기
        </Button>
      </header>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
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
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p className={styles.signature}>{signature}</p>
    </main>
  );
}
