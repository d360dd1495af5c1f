/** Knows when nothing has been under way for a while. */
export interface IdleWatch {
  /** Something is under way until the promise is settled. */
  note(work: Promise<unknown>): void;
  stop(): void;
}

/** Calls `onIdle` when nothing was under way for `idleMs`, once until there is something again. */
export function watchIdle(idleMs: number, onIdle: () => void): IdleWatch {
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const ended = (): void => {
    underWay -= 1;
    if (underWay === 0 && !isStopped) timer = setTimeout(onIdle, idleMs).unref();
  };
  return {
    note: (work) => {
      clearTimeout(timer);
      underWay += 1;
      work.then(ended, ended);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
