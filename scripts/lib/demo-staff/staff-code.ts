/** The present code of one of the demo staff's apps, from the sandbox at this port. */
export async function staffCode(sandboxPort: number, email: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${sandboxPort}/staff-codes/state`);
  const { staff } = (await reply.json()) as { staff: readonly { email: string; code: string }[] };
  const found = staff.find((one) => one.email === email);
  if (!found) throw new Error(`${email} is not one of the demo staff`);
  return found.code;
}
