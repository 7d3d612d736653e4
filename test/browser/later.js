// Loaded before the program that is tested: its clock shows so many ms more, as if it had been started later.
const later = Number(process.env.LATER);
const Now = globalThis.Date;
globalThis.Date = class extends Now {
  constructor(...given) {
    if (given.length === 0) super(Now.now() + later);
    else super(...given);
  }
  static now() {
    return Now.now() + later;
  }
};
