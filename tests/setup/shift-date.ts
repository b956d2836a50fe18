/**
 * Gives a page or a process a clock that is ahead of the machine's; timers stay what they are. A page gets the text of
 * this function, so that it may use nothing from around it.
 */
export function shiftDate(milliseconds: number): void {
  const MachineDate = Date;
  const present = () => MachineDate.now() + milliseconds;
  const OwnDate = new Proxy(MachineDate, {
    construct: (_target, values, newTarget) =>
      Reflect.construct(MachineDate, values.length === 0 ? [present()] : values, newTarget) as Date,
    apply: () => new MachineDate(present()).toString(),
    get: (target, name) => (name === 'now' ? present : (Reflect.get(target, name) as unknown)),
  });
  MachineDate.prototype.constructor = OwnDate;
  globalThis.Date = OwnDate;
}
