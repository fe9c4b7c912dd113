/** The code that the app of one of the demo staff shows now, as the sandbox at this port knows it. */
export async function staffCode(sandboxPort: number, email: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${sandboxPort}/staff-codes/state`);
  const { staff } = (await reply.json()) as { staff: readonly { email: string; code: string }[] };
  const found = staff.find((one) => one.email === email);
  if (!found) throw new Error(`${email} is none of the demo staff`);
  return found.code;
}
