import v8 from 'node:v8';
import vm from 'node:vm';

/** What loading and opening have left behind: V8 collects when memory is asked for, and a process with little to do asks for none. */
export function collectGarbage(): void {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as (options: object) => void;
  v8.setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync' });
}
