import { ApplicationCommandType } from 'discord-api-types/v10';
import type { APIApplicationCommand } from 'discord-api-types/v10';
import { errors } from '../limits/api-error.js';
import { command, commandChange, commandSet } from '../limits/limits-command.js';
import { noContent, ok, param } from './router.js';
import type { Answer, Call, Route } from './router.js';
import { APPLICATION_ID, commandsOf, GUILD_ID, tell } from '../world/world.js';
import type { World } from '../world/world.js';

type Scope = (call: Call) => string;

const globalScope: Scope = () => 'global';
const guildScope: Scope = (call) => {
  if (param(call, 'guild') !== GUILD_ID) throw errors.missingAccess();
  return GUILD_ID;
};

function application(call: Call): void {
  if (param(call, 'application') !== APPLICATION_ID) throw errors.missingAccess();
}

type Given = Partial<APIApplicationCommand> & { readonly name: string };

/** The stored form; the id of a command of the same name and type is kept, its version changes with its content. */
function made(world: World, scope: string, given: Given): APIApplicationCommand {
  const type = given.type ?? ApplicationCommandType.ChatInput;
  const before = [...commandsOf(world, scope).values()].find((old) => old.name === given.name && old.type === type);
  return {
    default_member_permissions: null,
    dm_permission: true,
    nsfw: false,
    description: '',
    contexts: null,
    integration_types: [0],
    ...given,
    ...(given.options === null ? { options: [] } : {}),
    id: before?.id ?? world.ids.next(),
    application_id: APPLICATION_ID,
    type,
    version: world.ids.next(),
    ...(scope === 'global' ? {} : { guild_id: scope }),
  };
}

/** An application that is not to be installed for oneself takes no command that is. */
function checkTypes({ installTypes }: World, commands: readonly Given[]): void {
  const fields = commands.flatMap(({ integration_types: types = [] }, index) =>
    types.every((type) => installTypes.includes(type))
      ? []
      : [
          {
            path: [index, 'integration_types'],
            code: 'BASE_TYPE_CHOICES',
            message: 'Not supported by the application',
          },
        ],
  );
  if (fields.length > 0) throw errors.invalidForm(fields);
}

/** Without `with_localizations` Discord leaves the translations out of a list. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !key.endsWith('_localizations'));
  return Object.fromEntries(kept.map(([key, entry]) => [key, bare(entry)]));
}

function put(world: World, scope: string, commands: readonly APIApplicationCommand[]): void {
  const stored = commandsOf(world, scope);
  for (const entry of commands) stored.set(entry.id, entry);
  tell(world, { kind: 'commandsChanged', scope });
}

function list(call: Call, scope: string): Answer {
  const commands = [...commandsOf(call.world, scope).values()];
  return ok(call.query.get('with_localizations') === 'true' ? commands : commands.map(bare));
}

function replaceAll(call: Call, scope: string): Answer {
  checkTypes(call.world, call.body as readonly Given[]);
  const commands = (call.body as readonly Given[]).map((given) => made(call.world, scope, given));
  commandsOf(call.world, scope).clear();
  put(call.world, scope, commands);
  return ok(commands);
}

function create(call: Call, scope: string): Answer {
  const stored = commandsOf(call.world, scope);
  checkTypes(call.world, [call.body as Given]);
  const entry = made(call.world, scope, call.body as Given);
  const status = stored.has(entry.id) ? 200 : 201;
  put(call.world, scope, [entry]);
  return { status, body: entry };
}

function one(call: Call, scope: string): APIApplicationCommand {
  const entry = commandsOf(call.world, scope).get(param(call, 'command'));
  if (entry === undefined) throw errors.unknownCommand();
  return entry;
}

function change(call: Call, scope: string): Answer {
  const before = one(call, scope);
  const changes = call.body as Partial<APIApplicationCommand>;
  const after = { ...before, ...changes, version: call.world.ids.next() };
  put(call.world, scope, [after]);
  return ok(after);
}

function remove(call: Call, scope: string): Answer {
  commandsOf(call.world, scope).delete(one(call, scope).id);
  tell(call.world, { kind: 'commandsChanged', scope });
  return noContent;
}

function routesIn(base: string, scopeOf: Scope): readonly Route[] {
  const within =
    (handle: (call: Call, scope: string) => Answer) =>
    (call: Call): Answer => {
      application(call);
      return handle(call, scopeOf(call));
    };
  return [
    { method: 'GET', path: base, query: ['with_localizations'], handle: within(list) },
    { method: 'PUT', path: base, body: commandSet, handle: within(replaceAll) },
    { method: 'POST', path: base, body: command, handle: within(create) },
    { method: 'GET', path: `${base}/:command`, handle: within((call, scope) => ok(one(call, scope))) },
    { method: 'PATCH', path: `${base}/:command`, body: commandChange, handle: within(change) },
    { method: 'DELETE', path: `${base}/:command`, handle: within(remove) },
  ];
}

/** Global and server commands, with localizations. */
export const commandRoutes: readonly Route[] = [
  ...routesIn('/applications/:application/commands', globalScope),
  ...routesIn('/applications/:application/guilds/:guild/commands', guildScope),
];
