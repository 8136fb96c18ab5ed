import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const CONFIG = fileURLToPath(new URL('../tsconfig.build.json', import.meta.url));
const HANDLERS = /\.(controller|gateway)\.ts$/;
const EVENTS = /contract\/socket-events\.ts$/;
const ERRORS = /contract\/errors\.ts$/;
const PUBLIC_API = /contract\/public-api\.ts$/;
const WEBHOOKS = /contract\/webhooks\.ts$/;

/** Ids of rows: client generators would otherwise choose 32 bits, or a number with a fraction. */
export const ID = { type: 'integer', format: 'int64' };

/** Names of fields with ids, and of other fields with whole numbers. */
const IDS = /^(id|.*Id|since|versions)$/;
const WHOLE =
  /^(age|attempt|count|durationMs|height|limit|minutes|offset|remainingQuestions|status|statusCode|timesLeft|version|width)$/;

/**
 * Reads the handlers' answers from their signatures, and the server's events from the contract:
 * interfaces do not exist at run time.
 * @param {Set<string>} names of the handlers, such as `PetsController.add`.
 * @returns {{
 *   handlers: Map<string, { text: string, answer: object | undefined }>,
 *   events: Record<string, object>,
 *   schemas: Record<string, object>,
 * }} schemas of JSON
 */
export function readTypes(names) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(CONFIG, {}, host);
  const program = ts.createProgram(fileNames, options);
  const reader = new SchemaReader(program.getTypeChecker());
  const handlers = new Map();
  let events = {};
  for (const file of program.getSourceFiles()) {
    if (HANDLERS.test(file.fileName)) {
      for (const node of file.statements.filter(ts.isClassDeclaration)) {
        for (const member of node.members.filter(ts.isMethodDeclaration)) {
          const name = `${node.name.text}.${member.name.getText()}`;
          if (names.has(name)) handlers.set(name, reader.handler(member));
        }
      }
    }
    if (EVENTS.test(file.fileName)) events = reader.named(file, 'UserEvents').properties;
    if (ERRORS.test(file.fileName)) reader.schemas.ErrorBody = reader.named(file, 'ErrorBody');
    if (WEBHOOKS.test(file.fileName)) {
      reader.schemas.WebhookEventData = reader.named(file, 'WebhookEventData');
    }
    if (PUBLIC_API.test(file.fileName)) {
      reader.schemas.Problem = reader.named(file, 'Problem');
      reader.schemas.AnswerEvents = reader.named(file, 'AnswerEvents');
    }
  }
  return { handlers, events, schemas: reader.schemas };
}

/** TypeScript does not distinguish whole numbers from others. */
function counted(name, schema) {
  const { type, items, anyOf } = schema;
  if (type === 'number' && IDS.test(name)) return ID;
  if (type === 'number' && WHOLE.test(name)) return { type: 'integer' };
  if (items) return { ...schema, items: counted(name, items) };
  return anyOf ? { ...schema, anyOf: anyOf.map((one) => counted(name, one)) } : schema;
}

class SchemaReader {
  schemas = {};

  constructor(checker) {
    this.checker = checker;
  }

  handler(method) {
    const { checker } = this;
    const returned = checker.getReturnTypeOfSignature(checker.getSignatureFromDeclaration(method));
    const answer = checker.getAwaitedType(returned);
    const isVoid = (answer.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined)) !== 0;
    const isFile = /\bStreamableFile\b/.test(checker.typeToString(answer));
    const text = this.textOf(checker.getSymbolAtLocation(method.name));
    return { text, answer: isVoid || isFile ? undefined : this.schemaOf(answer) };
  }

  named(file, name) {
    const node = file.statements.find(
      (one) => ts.isInterfaceDeclaration(one) && one.name.text === name,
    );
    return this.object(this.checker.getTypeAtLocation(node));
  }

  textOf(symbol) {
    return ts.displayPartsToString(symbol?.getDocumentationComment(this.checker));
  }

  /** A named interface is described once, among `schemas`. */
  schemaOf(type) {
    const { TypeFlags } = ts;
    if (type.flags & TypeFlags.Boolean) return { type: 'boolean' };
    if (type.flags & TypeFlags.BooleanLiteral) return { const: type.intrinsicName === 'true' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & TypeFlags.String) return { type: 'string' };
    if (type.flags & TypeFlags.Number) return { type: 'number' };
    if (type.flags & TypeFlags.Null) return { type: 'null' };
    if (type.flags & TypeFlags.Never) return false;
    if (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) return {};
    if (this.checker.isTupleType(type)) {
      const prefixItems = this.checker.getTypeArguments(type).map((one) => this.schemaOf(one));
      const { length } = prefixItems;
      return { type: 'array', prefixItems, minItems: length, maxItems: length };
    }
    if (this.checker.isArrayType(type)) {
      return { type: 'array', items: this.schemaOf(this.checker.getTypeArguments(type)[0]) };
    }
    const name = this.nameOf(type);
    if (name === undefined) return this.inline(type);
    if (!(name in this.schemas)) {
      this.schemas[name] = {};
      this.schemas[name] = this.inline(type);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  nameOf(type) {
    if (type.aliasSymbol) return type.aliasTypeArguments ? undefined : type.aliasSymbol.name;
    return type.symbol?.flags & ts.SymbolFlags.Interface ? type.symbol.name : undefined;
  }

  inline(type) {
    return type.isUnion() ? this.union(type) : this.object(type);
  }

  union({ types }) {
    const given = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    if (given.every((one) => one.isStringLiteral())) {
      return { type: 'string', enum: given.map(({ value }) => value) };
    }
    const isBoolean = given.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral).length === 2;
    const parts = given
      .filter(({ flags }) => !isBoolean || !(flags & ts.TypeFlags.BooleanLiteral))
      .map((one) => this.schemaOf(one));
    if (isBoolean) parts.push({ type: 'boolean' });
    const literals = parts.filter((part) => typeof part.const === 'string');
    const others = parts.filter((part) => !literals.includes(part));
    if (literals.length > 1) {
      others.unshift({ type: 'string', enum: literals.map((part) => part.const) });
    } else others.unshift(...literals);
    return others.length === 1 ? others[0] : { anyOf: others };
  }

  object(type) {
    const index = this.checker.getIndexInfoOfType(type, ts.IndexKind.String);
    if (index) return { type: 'object', additionalProperties: this.schemaOf(index.type) };
    const properties = {};
    const required = [];
    for (const property of this.checker.getPropertiesOfType(type)) {
      const description = this.textOf(property);
      const schema = counted(property.name, this.schemaOf(this.checker.getTypeOfSymbol(property)));
      properties[property.name] = { ...schema, ...(description && { description }) };
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
    }
    return { type: 'object', properties, ...(required.length > 0 && { required }) };
  }
}
