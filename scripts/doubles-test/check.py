"""The official SDKs for Python against our doubles, and against what our own client sends: `check.py GEMINI OPENAI KEY MODEL ASK`.

GEMINI and OPENAI are the addresses of the doubles, ASK is the program that makes one call with our client.
"""
import json
import subprocess
import sys
import traceback
import urllib.request

import httpx2
import openai
import pydantic
from google import genai
from google.genai import errors, types

GEMINI, OPENAI, KEY, MODEL, ASK = sys.argv[1:]


def call(address: str, method: str = "GET", body: object = None, headers: dict | None = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data=data, method=method, headers=headers or {})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return answer.read()


def answers(double: str, *modes: dict) -> None:
    call(f"{double}/control/modes", "PUT", list(modes))


def bodies(double: str) -> list[dict]:
    return json.loads(call(f"{double}/control/bodies"))


def raises(kind: type[Exception], ask) -> Exception:
    try:
        ask()
    except kind as error:
        return error
    raise AssertionError(f"no {kind.__name__}")


gemini = genai.Client(api_key=KEY, http_options=types.HttpOptions(base_url=GEMINI))
chat = openai.OpenAI(api_key=KEY, base_url=f"{OPENAI}/v1", max_retries=0)


def ask_gemini(**config):
    return gemini.models.generate_content(model=MODEL, contents="Say hello", config=types.GenerateContentConfig(**config))


def stream_gemini(**config) -> str:
    pieces = gemini.models.generate_content_stream(model=MODEL, contents="Say hello", config=types.GenerateContentConfig(**config))
    return "".join(piece.text or "" for piece in pieces)


BOTH_GEMINI = [ask_gemini, stream_gemini]

MESSAGES = [{"role": "user", "content": "Say hello"}]


def ask_openai(**more):
    return chat.chat.completions.create(model=MODEL, messages=MESSAGES, **more)


def stream_openai(**more) -> str:
    return "".join(chunk.choices[0].delta.content or "" for chunk in ask_openai(stream=True, **more))


BOTH_OPENAI = [ask_openai, stream_openai]


class Person(pydantic.BaseModel):
    """What the SDKs make a schema of, and read answers into."""

    name: str


def gemini_answers():
    answers(GEMINI, {"mode": "text", "with": "Hello there"})
    assert ask_gemini(temperature=0.1, top_k=32, top_p=1, max_output_tokens=64).text == "Hello there"
    assert stream_gemini() == "Hello there"
    assert gemini.models.get(model=MODEL).name == f"models/{MODEL}"
    answers(GEMINI, {"mode": "empty"})
    assert ask_gemini().text is None and stream_gemini() == ""
    answers(GEMINI, {"mode": "promptBlocked", "with": "SAFETY"})
    assert ask_gemini().prompt_feedback.block_reason == types.BlockedReason.SAFETY
    for reason in ["MAX_TOKENS", "SAFETY", "RECITATION", "LANGUAGE"]:
        for text in ["", "Hello there"]:
            answers(GEMINI, {"mode": "finish", "with": [text, reason]})
            answer = ask_gemini()
            assert (answer.text or "", answer.candidates[0].finish_reason) == (text, types.FinishReason[reason])
            assert stream_gemini() == text


def gemini_takes_files_and_schemas():
    answers(GEMINI, {"mode": "text", "with": '{"name":"Ada"}'})
    contents = [types.Part.from_bytes(data=b"%PDF-", mime_type="application/pdf"), "Extract"]
    for schema in [{"response_schema": Person}, {"response_json_schema": Person.model_json_schema()}]:
        config = types.GenerateContentConfig(system_instruction="You are a parser", response_mime_type="application/json", **schema)
        assert json.loads(gemini.models.generate_content(model=MODEL, contents=contents, config=config).text) == {"name": "Ada"}
        assert json.loads(stream_gemini(response_mime_type="application/json", **schema)) == {"name": "Ada"}
    assert ask_gemini(response_mime_type="application/json", response_schema=Person).parsed == Person(name="Ada")
    assert raises(errors.ClientError, lambda: ask_gemini(response_schema=Person)).code == 400
    word = [types.Part.from_bytes(data=b"PK", mime_type="application/msword"), "Extract"]
    error = raises(errors.ClientError, lambda: gemini.models.generate_content(model=MODEL, contents=word))
    assert error.code == 400 and "Unsupported MIME type" in str(error), error


def gemini_fails():
    for mode, kind, code, status in [
        ({"mode": "quota", "with": None}, errors.ClientError, 429, "RESOURCE_EXHAUSTED"),
        ({"mode": "quota", "with": "26s"}, errors.ClientError, 429, "RESOURCE_EXHAUSTED"),
        ({"mode": "status", "with": 400}, errors.ClientError, 400, "INVALID_ARGUMENT"),
        ({"mode": "status", "with": 401}, errors.ClientError, 401, "UNAUTHENTICATED"),
        ({"mode": "status", "with": 403}, errors.ClientError, 403, "PERMISSION_DENIED"),
        ({"mode": "status", "with": 404}, errors.ClientError, 404, "NOT_FOUND"),
        ({"mode": "status", "with": 500}, errors.ServerError, 500, "INTERNAL"),
        ({"mode": "status", "with": 503}, errors.ServerError, 503, "UNAVAILABLE"),
        ({"mode": "status", "with": 504}, errors.ServerError, 504, "DEADLINE_EXCEEDED"),
        ({"mode": "gateway"}, errors.ServerError, 502, "Bad Gateway"),
        ({"mode": "midStreamError", "with": "Hello"}, errors.ServerError, 503, "UNAVAILABLE"),
    ]:
        answers(GEMINI, mode)
        for call in BOTH_GEMINI:
            error = raises(kind, call)
            assert (error.code, error.status) == (code, status), f"{mode}: {error}"
    answers(GEMINI, {"mode": "refusesSampling", "with": "Fine"})
    for call in BOTH_GEMINI:
        for sampling in [{"temperature": 0.1}, {"top_p": 1}, {"top_k": 32}]:
            assert raises(errors.ClientError, lambda: call(**sampling)).code == 400
    assert (ask_gemini().text, stream_gemini()) == ("Fine", "Fine")


def gemini_breaks_off():
    answers(GEMINI, {"mode": "garbage"})
    raises(json.JSONDecodeError, ask_gemini)
    raises(errors.UnknownApiResponseError, stream_gemini)
    answers(GEMINI, {"mode": "cut", "with": "Hello there, you"})
    for call in BOTH_GEMINI:
        raises(httpx2.RemoteProtocolError, call)
    answers(GEMINI, {"mode": "slow", "with": {"secs": 2, "nanos": 0}})
    for call in BOTH_GEMINI:
        raises(httpx2.TimeoutException, lambda: call(http_options=types.HttpOptions(timeout=200)))


def gemini_knows_keys_and_models():
    other = genai.Client(api_key="wrong", http_options=types.HttpOptions(base_url=GEMINI))
    error = raises(errors.ClientError, lambda: other.models.generate_content(model=MODEL, contents="Hello"))
    assert error.code == 400 and "API_KEY_INVALID" in str(error), error
    assert raises(errors.ClientError, lambda: gemini.models.generate_content(model="gone", contents="Hello")).code == 404


def raw_gemini_answers(body: dict) -> list[dict]:
    """The whole answer to a request, and each event of the streamed one."""
    address, headers = f"{GEMINI}/v1beta/models/{MODEL}", {"x-goog-api-key": KEY}
    whole = json.loads(call(f"{address}:generateContent", "POST", body, headers))
    events = call(f"{address}:streamGenerateContent?alt=sse", "POST", body, headers).decode().split("\r\n\r\n")
    return [whole, *(json.loads(event.removeprefix("data: ")) for event in events if event)]


def gemini_answers_have_no_unknown_fields():
    reasons = ["MAX_TOKENS", "SAFETY", "RECITATION", "LANGUAGE"]
    finished = [{"mode": "finish", "with": [text, reason]} for text in ["", "Hello there"] for reason in reasons]
    body = {"contents": [{"role": "user", "parts": [{"text": "Hello"}]}]}
    for mode in [
        {"mode": "text", "with": "Hello there"}, {"mode": "empty"}, {"mode": "promptBlocked", "with": "SAFETY"},
        {"mode": "refusesSampling", "with": "Fine"}, {"mode": "slow", "with": {"secs": 0, "nanos": 0}}, *finished,
    ]:
        answers(GEMINI, mode)
        for answer in raw_gemini_answers(body):
            model = types.GenerateContentResponse.model_validate(answer)
            again = model.model_dump(mode="json", by_alias=True, exclude_none=True)
            assert again == answer, f"{again} is not {answer}"


def both_spellings_and_versions_are_taken():
    answers(GEMINI, {"mode": "text", "with": "Hello"})
    call(f"{GEMINI}/control/bodies", "DELETE")
    files = [
        {"inlineData": {"mimeType": "application/pdf", "data": "JVBERi0="}},
        {"inline_data": {"mime_type": "application/pdf", "data": "JVBERi0="}},
        {"inlineData": {"mime_type": "application/pdf", "data": "JVBERi0="}},
    ]
    settings = [
        {"generationConfig": {"maxOutputTokens": 4}, "systemInstruction": {"parts": [{"text": "Read."}]}},
        {"generation_config": {"max_output_tokens": 4}, "system_instruction": {"parts": [{"text": "Read."}]}},
    ]
    bodies_sent = [{"contents": [{"role": "user", "parts": [file]}], **more} for file in files for more in settings]
    for version in ["v1", "v1beta"]:
        for method in ["generateContent", "streamGenerateContent?alt=sse"]:
            for body in bodies_sent:
                call(f"{GEMINI}/{version}/models/{MODEL}:{method}", "POST", body, {"x-goog-api-key": KEY})
    taken = bodies(GEMINI)
    assert len(taken) == 4 * len(bodies_sent) and all(body == bodies_sent[0] for body in taken), taken


def our_clients_body_is_one_of_geminis():
    sdks = bodies(GEMINI)
    [sdk] = sdks[-1:]
    assert sdk["contents"][0]["parts"][0]["inlineData"]["mimeType"] == "application/pdf", "the JavaScript check runs first"
    call(f"{GEMINI}/control/bodies", "DELETE")
    answers(GEMINI, {"mode": "text", "with": "{}"})
    subprocess.run([ASK, "gemini", f"{GEMINI}/v1beta", KEY, MODEL], check=True)
    [own] = bodies(GEMINI)
    for content in [*own["contents"], own["systemInstruction"]]:
        types.Content.model_validate(content)
    types.GenerateContentConfig.model_validate(own["generationConfig"])
    assert set(own) == {"contents", "systemInstruction", "generationConfig"}
    assert own == sdk, f"ours:\n{json.dumps(own, indent=1)}\nthe SDK's:\n{json.dumps(sdk, indent=1)}"


def our_clients_body_is_one_of_openais():
    call(f"{OPENAI}/control/bodies", "DELETE")
    answers(OPENAI, {"mode": "text", "with": "{}"})
    subprocess.run([ASK, "openai", f"{OPENAI}/v1", KEY, MODEL], check=True)
    schema = {"type": "object", "properties": {"name": {"type": "string"}}}
    ask_openai_like_us = dict(
        model=MODEL, temperature=0.1, top_p=1, max_completion_tokens=4096,
        messages=[{"role": "system", "content": "You are a parser"}, {"role": "user", "content": "Extract"}],
        response_format={"type": "json_schema", "json_schema": {"name": "answer", "strict": False, "schema": schema}})
    chat.chat.completions.create(**ask_openai_like_us)
    own, sdk = bodies(OPENAI)
    assert own == sdk, f"ours:\n{json.dumps(own, indent=1)}\nthe SDK's:\n{json.dumps(sdk, indent=1)}"


def openai_answers():
    answers(OPENAI, {"mode": "text", "with": "Hello there"})
    assert ask_openai().choices[0].message.content == "Hello there"
    assert stream_openai() == "Hello there"
    assert chat.models.retrieve(MODEL).id == MODEL
    *_, last = ask_openai(stream=True, stream_options={"include_usage": True})
    assert last.choices == [] and last.usage.total_tokens == 15
    answers(OPENAI, {"mode": "empty"})
    assert ask_openai().choices[0].message.content == "" == stream_openai()
    answers(OPENAI, {"mode": "refusal"})
    assert ask_openai().choices[0].message.refusal
    for reason in ["length", "content_filter"]:
        answers(OPENAI, {"mode": "finish", "with": ["Hello", reason]})
        assert ask_openai().choices[0].finish_reason == reason
        *_, last = ask_openai(stream=True)
        assert last.choices[0].finish_reason == reason
    answers(OPENAI, {"mode": "old", "with": "Fine"})
    assert raises(openai.BadRequestError, lambda: ask_openai(max_completion_tokens=64)).code == "unsupported_parameter"
    assert raises(openai.BadRequestError, lambda: ask_openai(temperature=0.1)).code == "unsupported_value"
    assert ask_openai(max_tokens=64).choices[0].message.content == "Fine" == stream_openai(max_tokens=64)


def parse_whole() -> openai.types.chat.ParsedChoice:
    return chat.chat.completions.parse(model=MODEL, messages=MESSAGES, response_format=Person).choices[0]


def parse_stream() -> openai.types.chat.ParsedChoice:
    with chat.chat.completions.stream(model=MODEL, messages=MESSAGES, response_format=Person) as stream:
        return stream.get_final_completion().choices[0]


def openai_answers_are_read_into_a_schema():
    for parse in [parse_whole, parse_stream]:
        answers(OPENAI, {"mode": "text", "with": '{"name": "Ada"}'})
        assert parse().message.parsed == Person(name="Ada")
        answers(OPENAI, {"mode": "refusal"})
        assert parse().message.refusal and parse().message.parsed is None
        answers(OPENAI, {"mode": "finish", "with": ['{"name', "length"]})
        raises(openai.LengthFinishReasonError, parse)
        answers(OPENAI, {"mode": "finish", "with": ['{"name', "content_filter"]})
        raises(openai.ContentFilterFinishReasonError, parse)


def unknown_fields(model: object) -> list[str]:
    """The SDK's types of OpenAI take unknown fields: this finds them, at any depth."""
    if isinstance(model, list):
        return [name for item in model for name in unknown_fields(item)]
    if not isinstance(model, pydantic.BaseModel):
        return []
    own = [f"{type(model).__name__}.{name}" for name in model.model_extra or {}]
    return own + [found for name in type(model).model_fields for found in unknown_fields(getattr(model, name))]


def openai_answers_have_no_unknown_fields():
    body = {"model": MODEL, "messages": MESSAGES}
    headers = {"authorization": f"bearer {KEY}"}
    address = f"{OPENAI}/v1/chat/completions"
    finished = [{"mode": "finish", "with": ["Hello", reason]} for reason in ["length", "content_filter"]]
    for mode in [{"mode": "text", "with": "Hello there"}, {"mode": "empty"}, {"mode": "refusal"}, {"mode": "old", "with": "Fine"}, *finished]:
        answers(OPENAI, mode)
        whole = openai.types.chat.ChatCompletion.model_validate_json(call(address, "POST", body, headers), strict=True)
        counted = {**body, "stream": True, "stream_options": {"include_usage": True}}
        *events, done, rest = call(address, "POST", counted, headers).decode().split("\n\n")
        assert (done, rest) == ("data: [DONE]", "")
        chunks = [openai.types.chat.ChatCompletionChunk.model_validate_json(event.removeprefix("data: "), strict=True) for event in events]
        assert unknown_fields([whole, *chunks]) == [], mode


def openai_fails():
    for mode, kind, code in [
        ({"mode": "quota", "with": True}, openai.RateLimitError, "rate_limit_exceeded"),
        ({"mode": "quota", "with": False}, openai.RateLimitError, "insufficient_quota"),
        ({"mode": "status", "with": 400}, openai.BadRequestError, None),
        ({"mode": "status", "with": 401}, openai.AuthenticationError, "invalid_api_key"),
        ({"mode": "status", "with": 403}, openai.PermissionDeniedError, None),
        ({"mode": "status", "with": 404}, openai.NotFoundError, "model_not_found"),
        ({"mode": "status", "with": 500}, openai.InternalServerError, "server_error"),
        ({"mode": "status", "with": 503}, openai.InternalServerError, "server_error"),
    ]:
        answers(OPENAI, mode)
        for call in BOTH_OPENAI:
            assert raises(kind, call).code == code, mode
    other = openai.OpenAI(api_key="wrong", base_url=f"{OPENAI}/v1", max_retries=0)
    assert raises(openai.AuthenticationError, lambda: other.chat.completions.create(model=MODEL, messages=MESSAGES)).code == "invalid_api_key"
    assert raises(openai.NotFoundError, lambda: chat.chat.completions.create(model="gone", messages=MESSAGES)).code == "model_not_found"


def openai_breaks_off():
    answers(OPENAI, {"mode": "cut", "with": "Hello there, you"})
    for call in BOTH_OPENAI:
        raises(openai.APIConnectionError, call)
    answers(OPENAI, {"mode": "slow", "with": {"secs": 2, "nanos": 0}})
    for call in BOTH_OPENAI:
        raises(openai.APITimeoutError, lambda: call(timeout=0.2))


CHECKS = [
    our_clients_body_is_one_of_geminis, our_clients_body_is_one_of_openais,
    gemini_answers, gemini_takes_files_and_schemas, gemini_fails, gemini_breaks_off, gemini_knows_keys_and_models,
    gemini_answers_have_no_unknown_fields, both_spellings_and_versions_are_taken,
    openai_answers, openai_answers_are_read_into_a_schema, openai_answers_have_no_unknown_fields, openai_fails, openai_breaks_off,
]


def main() -> int:
    failed = 0
    for check in CHECKS:
        try:
            check()
        except Exception:
            failed += 1
            print(f"Python: {check.__name__}", file=sys.stderr)
            traceback.print_exc()
    print(f"Python: {len(CHECKS) - failed} of {len(CHECKS)} checks passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
