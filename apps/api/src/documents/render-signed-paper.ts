import { fileURLToPath } from 'node:url';
import type { ContractRow, ContractSection } from '@mall/domain/signed-paper';
import type PDFDocument from 'pdfkit';

const fonts = {
  regular: fileURLToPath(import.meta.resolve('pretendard/dist/public/static/alternative/Pretendard-Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('pretendard/dist/public/static/alternative/Pretendard-Bold.ttf')),
};

type Document = InstanceType<typeof PDFDocument>;

const margin = 48;
const labelWidth = 132;
const ink = '#191f28';
const soft = '#4e5968';
const line = '#d1d6db';

/** What was signed, from top to bottom. */
export type SignedPaper = {
  readonly title: string;
  readonly number: string;
  readonly author: string;
  readonly signedAt: Date;
  readonly sections: readonly ContractSection[];
  readonly notes: readonly string[];
  /** Who signed it, and how. */
  readonly signature: string;
};

/** A signed paper as a PDF of A4 pages: the same bytes for the same paper, whenever it is requested. */
export async function renderSignedPaper(paper: SignedPaper): Promise<Buffer> {
  const { title, signedAt } = paper;
  // Loaded with the first paper: it takes 14 MB, and most processes never render one.
  const { default: Document } = await import('pdfkit');
  const document = new Document({
    size: 'A4',
    margin,
    lang: 'ko-KR',
    displayTitle: true,
    // The date of the contract, so that the file is the same whenever it is made.
    info: { Title: `${title} ${paper.number}`, Author: paper.author, CreationDate: signedAt, ModDate: signedAt },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  document.font('bold').fontSize(20).fillColor(ink).text(title);
  document.moveDown(0.8);
  for (const section of paper.sections) renderSection(document, section);
  document.moveDown(0.6);
  for (const note of paper.notes) {
    document.font('regular').fontSize(8.5).fillColor(soft).text(note, margin, undefined, { lineGap: 2 }).moveDown(0.3);
  }
  document.moveDown(0.6).font('bold').fontSize(11).fillColor(ink);
  document.text(paper.signature, margin, undefined, { align: 'right' });
  document.end();
  return written;
}

function renderSection(document: Document, { title, rows }: ContractSection): void {
  // Keeps a heading together with its text at the foot of a page.
  if (document.y > bottomOf(document) - 60) document.addPage();
  document.font('bold').fontSize(11).fillColor(ink).text(title, margin, document.y);
  document.moveDown(0.3);
  for (const row of rows) renderRow(document, row);
  document.moveDown(0.8);
}

function renderRow(document: Document, { label, value, isSum = false }: ContractRow): void {
  const width = document.page.width - 2 * margin - labelWidth;
  document.font(isSum ? 'bold' : 'regular').fontSize(9.5);
  const height = Math.max(
    document.heightOfString(value, { width }),
    document.heightOfString(label, { width: labelWidth }),
  );
  if (document.y + height + 8 > bottomOf(document)) document.addPage();
  const top = document.y + 4;
  document
    .moveTo(margin, document.y)
    .lineTo(document.page.width - margin, document.y)
    .lineWidth(0.5)
    .stroke(line);
  document.fillColor(soft).text(label, margin, top, { width: labelWidth - 12 });
  document.fillColor(ink).text(value, margin + labelWidth, top, { width });
  document.x = margin;
  document.y = top + height + 4;
}

const bottomOf = ({ page }: Document): number => page.height - margin;
