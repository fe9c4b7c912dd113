/** A wrong value in the environment; the message says in one line what to write. */
export class SettingError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SettingError';
  }
}
